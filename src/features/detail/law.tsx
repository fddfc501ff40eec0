import { Fragment } from 'react'

/** A citation, such as 'N.J.S.A. 56:8-19.2; 46:8-50'; no line breaks within a law that fits on one. */
export const Law = ({ children }: { children: string }) =>
  children.split('; ').map((law, at) => (
    <Fragment key={law}>
      {at > 0 && '; '}
      <span className="inline-block">{law}</span>
    </Fragment>
  ))
