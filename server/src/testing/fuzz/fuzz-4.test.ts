import { describeFuzz } from './describe-fuzz.ts'

describeFuzz(3, 4)
