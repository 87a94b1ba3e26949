/** A size as programs that show files say it, `640 KB` or `1.2 MB`, in every language. */
export function formatFileSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000))
  if (kilobytes < 1000) return `${kilobytes}\u00a0KB`
  const megabytes = bytes / 1_000_000
  return `${megabytes < 10 ? Number(megabytes.toFixed(1)) : Math.round(megabytes)}\u00a0MB`
}
