import { describeFuzz } from './describe-fuzz.ts'

describeFuzz(1, 4)
