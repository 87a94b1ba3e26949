/** What a visitor may do by the signed link; each call carries its token. */
export default {
  routes: ['see', 'correct', 'withdraw', 'erase'].map((action) => ({
    method: 'POST',
    path: `/leads/visitor/${action}`,
    handler: `visitor.${action}`,
  })),
}
