import type { LikelyRequest } from '../likely-requests.ts'

/** What is offered for a sentence that no reader understands. */
export const LIKELY_REQUESTS: readonly LikelyRequest[] = [
  {
    says: 'Where do we start?',
    words: 'start begin first steps process order works idea lost overwhelmed guide walk confused clue',
  },
  { says: 'Undo', words: 'undo back before previous revert mistake oops wrong reverse meant mean' },
  { says: 'Start over', words: 'clear everything zero scratch fresh whole reset again' },
  { says: 'What can you do?', words: 'help ask things able' },
  {
    says: 'Talk to a person',
    words: 'human person agent someone somebody explain number phone office hours open real talk speak people robot',
  },
  { says: 'Call me', words: 'call ring phone callback reach back tomorrow someone somebody number', acts: true },
  {
    says: 'Save this search',
    words: 'save search alert alerts email emails mail notify updates posted follow',
    acts: true,
  },
  { says: 'What am I searching for?', words: 'searching filters so far current criteria asked looking set' },
  { says: 'Why none?', words: 'nothing none why empty zero leaves few come seriously results' },
  {
    says: 'What can I afford?',
    words: 'afford income earn salary enough budget reach approved qualify',
  },
  { says: 'What filters do you have?', words: 'filter filters options narrow choose criteria possible' },
  { says: 'What is a down payment?', words: 'programs timers assistance grant grants deposit down' },
  {
    says: 'Compare these homes',
    words: 'compare comparison side difference versus better best next table',
    ofHomes: true,
  },
  { says: 'Which one is the cheapest?', words: 'cheapest cheaper least expensive lowest price which', ofHomes: true },
  { says: 'Which one is the newest?', words: 'newer newest older age built which', ofHomes: true },
  {
    says: 'Which is closest to a train?',
    words: 'quickest closest nearest train station commute shortest which direct change bus',
    ofHomes: true,
  },
  { says: 'Similar homes', words: 'similar alike comparable same kind more others', ofHomes: true },
  {
    says: 'What would it cost per month?',
    words: 'month monthly payment pay mortgage altogether total',
    ofHomes: true,
  },
  {
    says: 'How much cash do I need to close?',
    words: 'cash closing upfront bring moving keys',
    ofHomes: true,
  },
  {
    says: 'Tell me about the first one',
    words: 'details detail more about tell first flood heat yard basement stairs included condition',
    ofHomes: true,
  },
  { says: 'Show these on the map', words: 'map where near around located far street', ofHomes: true },
  {
    says: 'Save the first one',
    words: 'save keep favorite favourite remember like heart store',
    ofHomes: true,
    acts: true,
  },
  {
    says: 'Book a tour',
    words: 'tour see visit viewing show saturday sunday weekend tomorrow noon appointment come',
    ofHomes: true,
    acts: true,
  },
  {
    says: 'Send a message',
    words: 'message ask tell write contact question seller owner landlord them dog',
    ofHomes: true,
    acts: true,
  },
  { says: 'Show me more', words: 'more next others else another further', ofHomes: true },
]
