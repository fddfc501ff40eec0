interface PrintedAddressProps {
  /** The page's own, or that of the first link in the list item or table cell around it. */
  of: 'page' | 'link'
  className?: string
}

/** An address written out, on paper only. The browser writes it: only it knows the site's host for sure. */
export function PrintedAddress({ of, className = '' }: PrintedAddressProps) {
  return <p ref={of === 'page' ? writePage : writeLink} className={`hidden break-words print:block ${className}`} />
}

function writePage(line: HTMLElement | null): void {
  if (line) line.textContent = window.location.href.replace(/#.*/, '')
}

function writeLink(line: HTMLElement | null): void {
  if (line) line.textContent = line.closest('li, th')?.querySelector('a')?.href ?? ''
}
