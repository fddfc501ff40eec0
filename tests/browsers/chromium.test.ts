import { chromium } from './chromium.ts'
import { testFamily } from './in-family.ts'

testFamily(chromium)
