/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/no-noninteractive-tabindex --
   A table that isn't displayed as one loses its roles in Safari, and what scrolls must be reachable by keyboard. */
import type { ComponentProps } from 'react'

/** The parts of a table laid out by a grid (comparison-table.css), each with its role. */
export const Table = (props: ComponentProps<'table'>) => <table role="table" {...props} />
export const Heads = (props: ComponentProps<'thead'>) => <thead role="rowgroup" {...props} />
export const Facts = (props: ComponentProps<'tbody'>) => (
  <tbody role="rowgroup" aria-label="Facts" tabIndex={0} {...props} />
)
export const Row = (props: ComponentProps<'tr'>) => <tr role="row" {...props} />
export const Head = (props: ComponentProps<'th'>) => <th role="columnheader" scope="col" {...props} />
export const Label = (props: ComponentProps<'th'>) => <th role="rowheader" scope="row" {...props} />
export const Cell = (props: ComponentProps<'td'>) => <td role="cell" {...props} />

/** The title of the rows that follow, across `columns`. */
export const GroupTitle = ({ columns, title }: { columns: number; title: string }) => (
  <Row className="group-title">
    <Label scope="rowgroup" colSpan={columns} aria-colspan={columns}>
      {title}
    </Label>
  </Row>
)
