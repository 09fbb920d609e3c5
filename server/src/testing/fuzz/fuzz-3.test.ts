import { describeFuzz } from './describe-fuzz.ts'

describeFuzz(2, 4)
