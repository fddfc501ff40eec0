import { phrasesLeft } from '../missed-phrases.ts'
import type { Sentence, Span } from '../sentence.ts'

/** Words that carry no request of their own. */
const FILLERS = new Set(
  (
    'a an the and or but so well um uh er hm hmm ah oh ok okay alright nah even yes yeah yep no nope please kindly thanks hi hello hey just maybe perhaps ' +
    'really actually basically like i im id ill ive me my we were wed us our you your it its is are am be been being was to of in on at by ' +
    'for from with without that this these those there here than then as if do does did dont can could would should will shall may might must ' +
    'have has had having get got give show find see look looking search searching want wants wanted need needs needed like liked love prefer ' +
    'something anything some any one ones thing things stuff home homes house houses place places property properties listing listings ' +
    'apartment apartments somewhere nice good great lovely beautiful cute big small little bit lot lots very quite pretty too also only ' +
    'about around maybe sort kind type types what whats which who where when how many much more less price priced prices budget money dollars ' +
    'month monthly per year day buy buying think guess know say tell let lets make thinking wondering hoping trying going go ' +
    'new first time buyer buyers husband wife partner couple family kids dog area areas county counties town towns city nj jersey northern north ' +
    'all every each both either else not now still today right cheap affordable inexpensive range cost costs least most up down out over under ' +
    'live living move moving nothing bed beds room rooms car cars ideally preferably probably definitely minimum maximum option options available ' +
    'instead rather again dear sir madam sorry wait mean meant i’d us they them their he she his her feel free take taking put try keep thank first step ladder list everything hope touch building buildings tops spend approved preapproved pre qualify qualified anymore stretch bump crazy fancy morning afternoon evening yo thx'
  ).split(' '),
)

/** The phrases that no reader has taken, without filler words. */
export const missedIn = (sentence: Sentence): Span[] => phrasesLeft(sentence, FILLERS)
