/** An endpoint's answer to a method that it does not know. */
export function refuseMethod(): Response {
  return new Response('This address is asked in another way.', {
    status: 405,
    headers: { 'Cache-Control': 'no-store' },
  })
}
