import { firefox } from './firefox.ts'
import { testFamily } from './in-family.ts'

testFamily(firefox)
