import type { APIRoute } from 'astro'
import { takeReport } from '@/features/vitals/take-report'

export { refuseMethod as ALL } from '@/routing/endpoint-answers'

/** Visitors' browsers post their measurements here. */
export const POST: APIRoute = ({ request }) => takeReport(request)
