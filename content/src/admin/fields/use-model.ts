import { useParams } from 'react-router-dom'

/** The singular name of the type whose form is open: `page` of `api::page.page`. */
export function useModel(): string {
  return useParams<{ slug: string }>().slug?.split('.').at(-1) ?? ''
}
