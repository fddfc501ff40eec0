import type { TownKey } from '#domain/geo/town.ts'
import { archiveFeatures, type ArchiveFeature, type WorldPoint } from './archive-features.ts'

/** What a name has in one town: the steps of a street, or of a park's outline, or the point of a park. */
export interface NamedSteps {
  name: string
  town: TownKey
  steps: WorldPoint[][]
}

export interface NamedInArchive {
  streets: NamedSteps[]
  /** Parks and reserves with an outline. */
  grounds: NamedSteps[]
  /** Parks that are a point. */
  parks: NamedSteps[]
}

const STREET_CLASSES = new Set<unknown>(['motorway', 'trunk', 'primary', 'secondary', 'tertiary', 'minor', 'service'])
/** Roads that people call by their number. */
const NUMBERED_CLASSES = new Set<unknown>(['motorway', 'trunk', 'primary', 'secondary'])

/** Reads the archive's streets and parks, cut by town. */
export async function namedInArchive(
  path: string,
  townAt: (point: WorldPoint) => TownKey | null,
): Promise<NamedInArchive> {
  const found = { streets: new Map<string, NamedSteps>(), grounds: new Map(), parks: new Map() }
  for await (const feature of archiveFeatures(path, ['roads', 'parks', 'poi'])) {
    for (const name of namesOf(feature)) {
      for (const part of feature.parts) add(found[groupOf(feature)], name, part, townAt)
    }
  }
  const sorted = (group: Map<string, NamedSteps>) => [...group.values()].sort(byNameAndTown)
  return { streets: sorted(found.streets), grounds: sorted(found.grounds), parks: sorted(found.parks) }
}

const groupOf = ({ layer }: ArchiveFeature): keyof NamedInArchive =>
  layer === 'roads' ? 'streets' : layer === 'parks' ? 'grounds' : 'parks'

/** The names under which a feature is looked for. */
function namesOf({ layer, properties }: ArchiveFeature): string[] {
  const { class: kind, sub, ramp, ref } = properties
  // A stray character isn't a name.
  const name = typeof properties['name'] === 'string' && /\w/.test(properties['name']) ? [properties['name']] : []
  if (layer === 'parks') return name
  if (layer === 'poi') return kind === 'park' ? name : []
  if (ramp || !(STREET_CLASSES.has(kind) || sub === 'pedestrian')) return []
  return NUMBERED_CLASSES.has(kind) && typeof ref === 'string' ? [...new Set([...name, ...routesOf(ref)])] : name
}

/** 'US 1;US 9' is Route 1 and Route 9, 'I 80' is Interstate 80, as signs and people in New Jersey say. */
const routesOf = (ref: string): string[] =>
  ref.split(';').flatMap((one) => {
    const [, system, number] = /^(NJ|US|I) (\d+)$/.exec(one.trim()) ?? []
    return number ? [`${system === 'I' ? 'Interstate' : 'Route'} ${number}`] : []
  })

function add(
  group: Map<string, NamedSteps>,
  name: string,
  part: WorldPoint[],
  townAt: (point: WorldPoint) => TownKey | null,
): void {
  const [from, to] = [part[0]!, part.at(-1)!]
  const town = townAt([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2])
  if (town === null) return
  const key = `${name}\n${town}`
  if (!group.has(key)) group.set(key, { name, town, steps: [] })
  group.get(key)!.steps.push(part)
}

const byNameAndTown = (a: NamedSteps, b: NamedSteps): number =>
  a.name < b.name || (a.name === b.name && a.town < b.town) ? -1 : 1
