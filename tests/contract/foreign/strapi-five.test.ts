import { describeForeignBackend } from './foreign-backend'

describeForeignBackend(5)
