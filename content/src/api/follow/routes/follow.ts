/** Follows can be added, and read back only through the link that was mailed to their address. */
export default {
  routes: [
    { method: 'POST', path: '/follows', handler: 'follow.create' },
    ...Object.entries({ see: 'see', confirm: 'confirm', end: 'end', 'end-all': 'endAll', show: 'show' }).map(
      ([path, action]) => ({ method: 'POST', path: `/follows/${path}`, handler: `follow.${action}` }),
    ),
  ],
}
