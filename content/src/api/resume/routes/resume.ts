export default {
  routes: [
    // Taken before the media library's own address of the same name, which no token may use.
    {
      method: 'POST',
      path: '/upload',
      handler: 'resume.create',
      config: { middlewares: ['global::keep-disk-reserve', 'global::take-files'] },
    },
    // The address itself is the permission: signed, for one file, for minutes.
    { method: 'GET', path: '/resumes/:token', handler: 'resume.open', config: { auth: false } },
  ],
}
