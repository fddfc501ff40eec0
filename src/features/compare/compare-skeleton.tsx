/** Placeholder in the page's layout while its homes load. */
export function CompareSkeleton() {
  return (
    <div aria-busy="true" className="container-page min-h-[80dvh] py-12 md:py-16">
      <h1 className="page-title">Compare homes</h1>
      <div className="skeleton mt-4 mb-6 h-11 w-60" />
      <div className="flex gap-4 overflow-hidden">
        <div className="hidden w-30 shrink-0 md:block" />
        {[0, 1, 2].map((index) => (
          <div key={index} className="min-w-38 flex-1">
            <div className="skeleton my-3 h-16" />
            <div className="skeleton mt-24 h-96" />
          </div>
        ))}
      </div>
    </div>
  )
}
