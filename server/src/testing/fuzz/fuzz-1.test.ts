import { describeFuzz } from './describe-fuzz.ts'

describeFuzz(0, 4)
