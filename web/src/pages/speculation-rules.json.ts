import type { APIRoute } from 'astro'
import { speculationRules } from '@/features/prepared/speculation-rules'

export { refuseMethod as ALL } from '@/routing/endpoint-answers'

/** Which pages a browser may prepare. Every page names this file, so browsers keep it for an hour. */
export const GET: APIRoute = () =>
  new Response(JSON.stringify(speculationRules()), {
    headers: { 'Content-Type': 'application/speculationrules+json', 'Cache-Control': 'public, max-age=3600' },
  })
