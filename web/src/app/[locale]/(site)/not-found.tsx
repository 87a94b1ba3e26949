import { Notice } from '@/features/notice/notice'
import { notices } from '@/features/notice/notices'

/** What development shows; in production the server answers with the rendered error page instead. */
export default function NotFound() {
  return <Notice {...notices[404]} />
}
