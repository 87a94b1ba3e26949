/** What a visitor may do through the signed link; each request carries its token. */
export default {
  routes: ['see', 'correct', 'withdraw', 'erase'].map((action) => ({
    method: 'POST',
    path: `/leads/visitor/${action}`,
    handler: `visitor.${action}`,
  })),
}
