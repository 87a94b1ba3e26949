/** Opens a picture of the page in the viewer, which is loaded then, when it is pressed or the address names it. */
export function startGallery(): void {
  const viewer = document.querySelector<HTMLDialogElement>('dialog[data-viewer]')
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-picture]')]
  const open = async (link: HTMLAnchorElement) => {
    if (!viewer || viewer.open) return
    try {
      const { openViewer } = await import('./picture-viewer')
      openViewer(viewer, links, links.indexOf(link))
    } catch {
      // As without script.
      location.assign(link.href)
    }
  }
  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element ? links.find((one) => one.contains(event.target as Element)) : undefined
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void open(link)
  })
  const named = links.find(({ id }) => `#${id}` === location.hash)
  if (named) void open(named)
}
