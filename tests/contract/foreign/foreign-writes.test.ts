import { describeForeignWrites } from './foreign-writes'

describeForeignWrites(5)
