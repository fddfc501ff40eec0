import { Fragment, type CSSProperties, type ReactNode } from 'react'
import type { Listing } from '#domain/listing/listing.ts'
import type { FavoritesGateway } from '#ports/browser/favorites-gateway.ts'
import type { HomeFiguresGateway } from '#ports/browser/home-figures-gateway.ts'
import type { LoadToldStore } from '#ports/browser/told-store.ts'
import { CommuteGroup } from './commute-group.tsx'
import { comparisonGroups, type ComparisonGroup, type ComparisonRow } from './comparison-rows.ts'
import { CostRows } from './cost-rows.tsx'
import { FactValue } from './fact-value.tsx'
import { HomeHead } from './home-head.tsx'
import { MarketRow } from './market-row.tsx'
import { NoteRow } from './note-row.tsx'
import { Cell, Facts, GroupTitle, Head, Heads, Label, Row, Table } from './table-parts.tsx'
import { useScrollTogether } from './use-scroll-together.ts'
import './comparison-table.css'

interface ComparisonTableProps {
  homes: readonly Listing[]
  favorites: FavoritesGateway
  figures: HomeFiguresGateway
  loadNumbers: LoadToldStore
  differencesOnly: boolean
}

/**
 * A column for each home. The heads stay under the site's header; what doesn't fit scrolls sideways, heads and facts together,
 * beside the fixed column of labels.
 */
export function ComparisonTable({ homes, favorites, figures, loadNumbers, differencesOnly }: ComparisonTableProps) {
  const { head, body } = useScrollTogether()
  const groups = comparisonGroups(homes)
  return (
    // Focused when a home was left out.
    <section tabIndex={-1} aria-label="Homes side by side" className="comparison">
      <Table style={{ '--homes': homes.length } as CSSProperties}>
        <Heads {...head}>
          <Row>
            <Head>
              <span className="sr-only">Fact</span>
            </Head>
            {homes.map((home) => (
              <HomeHead key={home.id} home={home} homes={homes} />
            ))}
          </Row>
        </Heads>
        <Facts {...body}>
          {groups.map((group, index) => (
            <Fragment key={group.title}>
              {index === 1 && <CommuteGroup homes={homes} loadNumbers={loadNumbers} />}
              <FactGroup
                group={group}
                homes={homes}
                differencesOnly={differencesOnly}
                lead={
                  group === groups[0] && (
                    <CostRows
                      homes={homes}
                      differencesOnly={differencesOnly}
                      figures={figures}
                      loadNumbers={loadNumbers}
                    />
                  )
                }
              >
                {group === groups.at(-1) && (
                  <>
                    <MarketRow homes={homes} />
                    <NoteRow homes={homes} favorites={favorites} />
                  </>
                )}
              </FactGroup>
            </Fragment>
          ))}
        </Facts>
      </Table>
    </section>
  )
}

interface FactGroupProps {
  group: ComparisonGroup
  homes: readonly Listing[]
  differencesOnly: boolean
  /** Rows before the others. */
  lead: ReactNode
  /** Rows that are always shown, after the others. */
  children: ReactNode
}

function FactGroup({ group, homes, differencesOnly, lead, children }: FactGroupProps) {
  const rows = group.rows.filter(({ differs }) => differs || !differencesOnly)
  if (rows.length === 0 && !lead && !children) return null
  return (
    <>
      <GroupTitle columns={homes.length + 1} title={group.title} />
      {lead}
      {rows.map((row) => (
        <FactRow key={row.label} row={row} homes={homes} />
      ))}
      {children}
    </>
  )
}

function FactRow({ row, homes }: { row: ComparisonRow; homes: readonly Listing[] }) {
  const same = homes.length > 1 && !row.differs
  return (
    <Row data-same={same || undefined}>
      <Label data-part={row.label === 'Association fee' ? 'associationFee' : undefined}>
        {row.label}
        {same && <span className="block text-xs font-normal text-ink-soft">Same for all</span>}
      </Label>
      {row.values.map((value, index) => (
        <Cell key={homes[index]!.id}>
          <FactValue value={value} />
        </Cell>
      ))}
    </Row>
  )
}
