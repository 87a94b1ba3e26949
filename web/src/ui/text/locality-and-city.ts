import type { Project } from '@ashlar/contract'
import { sayIfKnown } from '@/words/say'

/** For example `Kharadi, Pune`, in the language of the response; a record may lack either. */
export function localityAndCity({ locality, city }: Pick<Project, 'locality' | 'city'>): string {
  return [locality, city]
    .filter(Boolean)
    .map((name) => sayIfKnown(name))
    .join(', ')
}
