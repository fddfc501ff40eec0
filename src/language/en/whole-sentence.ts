/** Before a figure that is all a sentence says: 'no, make it', 'turns out'. */
export const BEFORE_FIGURE =
  '(?<=(?:^|[.]) (?:(?:make|it|its|is|that|thats|no|nah|then|actually|and|or|,|change|to|the|lets|say|well|ok|okay|rather|sorry|a|i|we|meant|mean|said|want|go|look|back|can|could|do|live|with|maybe|even|just|only|but) )*)'

/** After such a figure: 'would be fine too', 'instead of the week', 'not fifteen'. */
export const AFTER_FIGURE =
  '(?: (?:please|then|instead|now|too|also|as well|really|is|are|was|be|would|will|should|can|do|works?|ok|okay|fine|good|great|alright|all right|enough|plenty|acceptable|better|nicer|ideal|perfect|for (?:me|us)|[.,]))*(?: (?:instead of|rather than)(?: [^ ]+){1,4}| not(?: (?:the|a|an))? (?:[#=]\\d+|days?|weeks?|months?|years?)(?: [a-z]+)?)?(?= $)'
