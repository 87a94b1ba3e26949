import type { Project } from '@ashlar/contract'
import { sayNames } from '@/words/say'

/** For example `Kharadi, Pune`, in the language of the response; a record may lack either. */
export function localityAndCity({ locality, city }: Pick<Project, 'locality' | 'city'>): string {
  return sayNames([locality, city])
}
