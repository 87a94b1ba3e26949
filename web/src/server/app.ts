import { createApp } from 'astro/app/entrypoint'

/** The routes of the site. A page is sent whole or not at all, so nothing of it is streamed. */
export const app = createApp({ streaming: false })
