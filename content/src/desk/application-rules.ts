import type { Core } from '@strapi/strapi'
import type { ChangeStep } from '../change/change'
import { currentActor } from '../editors/acting'
import { refusal } from '../editors/refusal'
import { deskViewOf, isApplication, ROUTING } from './permissions'

/**
 * Refuses a routing rule for applications whose author may not see applications: a rule mails leads to an address of its
 * author's choice.
 */
export function guardApplicationRules(strapi: Core.Strapi): ChangeStep {
  return async (change): Promise<undefined> => {
    const request = strapi.requestContext.get()
    if (change.uid !== ROUTING || !request || currentActor(strapi).editor === null) return
    const { draft } = await change.before()
    const isAboutApplications = [draft?.type, change.data?.type].some(
      (type) => typeof type === 'string' && isApplication(type),
    )
    if (isAboutApplications && !deskViewOf(request).types.some(isApplication)) {
      throw refusal(
        'Not saved: a rule for applications is written by somebody who may see applications. Ask Human resources or the desk lead.',
      )
    }
  }
}
