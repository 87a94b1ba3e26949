export default {
  routes: [
    // Registered before the media library's own route of the same path, which no API token may use.
    {
      method: 'POST',
      path: '/upload',
      handler: 'resume.create',
      config: { middlewares: ['global::keep-disk-reserve', 'global::take-files'] },
    },
    // The address itself is the permission: it is signed, for one file and a few minutes.
    { method: 'GET', path: '/resumes/:token', handler: 'resume.open', config: { auth: false } },
  ],
}
