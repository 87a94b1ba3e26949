export { checkSubscribedEmail, newsletterMessages } from '@ashlar/contract'
export { Toasts, toasts } from '@/ui/toast/toasts'
