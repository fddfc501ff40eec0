/** What takes a wish back, before its name: 'forget the', 'no need for'. */
export const DROPPING =
  '(?:forget|drop|remove|clear|never ?mind|skip|lose|ignore|delete|cancel|reset|lift|scratch|scrap|ditch|nix|dump|axe|toss|any|whatever|(?:take|leave) (?:away|off|out)|(?:cross|strike) (?:off|out)|get rid of|no need for|without the|no more|(?:dont|do not|doesnt|does not|neednt|need not|no longer)(?: (?:really|necessarily|have|need|to|be|care(?: (?:so|that|too|very|as) much)?(?: about| if| whether)?|mind|matter))+)'

/** What takes a wish back, after its name: 'doesn’t matter', 'is flexible'. */
export const UNIMPORTANT =
  '(?:(?:(?:does|is|do|are|s)? ?(?:not|nt)|doesnt|dont|isnt|arent|no|any) (?:really |all that |that |so )?(?:matter(?: (?:so|that|very|too) much| much| a lot)?|important|needed|necessary|required|an issue|a problem|a concern|a big deal|big deal|a thing|a factor|a must|a deal ?breaker|object|issue|problem|limit)|(?:makes?|made) no (?:difference|odds)|(?:(?:is|are) )?(?:neither here nor there|not here nor there)|(?:can|could) be (?:anything|whatever|any)|(?:is |are )?(?:flexible|open(?! houses?)|unimportant|irrelevant|optional)|is no object|is no issue|(?:can|could|should|has to|may) go(?: away)?|goes away)'
