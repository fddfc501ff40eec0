import { testFamily } from './in-family.ts'
import { webkit } from './webkit.ts'

testFamily(webkit)
