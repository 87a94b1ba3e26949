import type { Core } from '@strapi/strapi'
import { describe, expect, it } from 'vitest'
import { checkPrivateParts, privatePart } from './private-part'

/** A Strapi with one service, as far as it is asked here. */
const strapi = {
  service: (name: string) => (name === 'admin::known' ? { keep: () => undefined } : undefined),
  config: { get: () => '9.9.9' },
} as unknown as Core.Strapi

describe('a private part of Strapi', () => {
  it('is handed over, and each member that is missing is named at the start', () => {
    const known = privatePart<{ keep(): void }>('known', (one) => one.service('admin::known'), ['keep'])
    expect(known(strapi)).toHaveProperty('keep')
    checkPrivateParts(strapi)
    privatePart<{ keep(): void; drop(): void }>('changed', (one) => one.service('admin::known'), ['keep', 'drop'])
    privatePart<{ keep(): void }>('gone', (one) => one.service('admin::gone'), ['keep'])
    expect(() => checkPrivateParts(strapi)).toThrow(
      'Strapi 9.9.9 lacks what src/strapi-port uses of it: changed: drop, gone: keep',
    )
  })
})
