import type { ProjectStatus } from '@ashlar/contract'
import { Tag, type TagProps } from '@/ui/tag/tag'
import { say } from '@/words/say'

const TONES: Readonly<Record<ProjectStatus, NonNullable<TagProps['tone']>>> = {
  'New launch': 'good',
  'Under construction': 'under-way',
  'Ready to move in': 'done',
  'Sold out': 'past',
}

/** How far a project is. */
export function StateTag({ status }: { status: ProjectStatus }) {
  return <Tag tone={TONES[status]}>{say(status)}</Tag>
}
