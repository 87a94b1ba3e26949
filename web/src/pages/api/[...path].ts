/** An address below /api that no endpoint has. Without this route, the framework would answer with a page of its own. */
export { refuseAddress as ALL } from '@/routing/endpoint-answers'
