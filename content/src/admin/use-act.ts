import { useNotification } from '@strapi/strapi/admin'
import { fetchMessageOf } from './fetch-message'

interface ActWords {
  /** What is said when it is done; nothing without it. */
  done?: string
  /** What is said when it failed and the backend gave no reason. */
  failed: string
}

/** For what an editor presses: waits for the backend, and tells what became of it. */
export function useAct() {
  const { toggleNotification } = useNotification()
  /** @returns the response; null when it failed, which the editor has been told. */
  return async <Response extends object>(
    call: Promise<Response>,
    { done, failed }: ActWords,
  ): Promise<Response | null> => {
    try {
      const response = await call
      if (done) toggleNotification({ type: 'success', message: done })
      return response
    } catch (error) {
      toggleNotification({ type: 'danger', message: fetchMessageOf(error, failed) })
      return null
    }
  }
}
