import 'server-only'
import { type FollowNews, followNewsQuestion } from '@ashlar/contract'
import { fullAddressOf } from '@/routing/full-address'
import { readSignedMessage } from '../signed-messages/read-signed-message'
import { findSubject } from './subject'

/** In bytes: twenty lists of a thousand records each. */
const BODY_LIMIT = 1_000_000

/** Answers the backend's question what is new about what visitors follow, in the language of the address. */
export async function answerFollowNews(request: Request): Promise<Response> {
  const question = await readSignedMessage(request, {
    schema: followNewsQuestion,
    limit: BODY_LIMIT,
    expected: 'Expected {"follows": [{"id": …, "subject": …, "seen": …}], "sentAt": …}.',
  })
  if (question instanceof Response) return question
  const follows: FollowNews[] = []
  for (const { id, subject: address, seen } of question.follows) {
    const subject = await findSubject(address)
    // A list that has lost a filter would show more than somebody wanted to follow.
    const isAnother = subject === null || (subject.list && subject.address !== address)
    if (isAnother) continue
    follows.push({ id, title: subject.title, url: fullAddressOf(subject.address), ...subject.newsSince(seen) })
  }
  return Response.json({ follows }, { headers: { 'Cache-Control': 'no-store' } })
}
