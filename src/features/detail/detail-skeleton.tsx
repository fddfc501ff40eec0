/** The page's own measures while a listing is loading (D-01). */
export function DetailSkeleton() {
  return (
    <div aria-busy="true" className="container-page pb-24">
      <output className="sr-only">Loading property…</output>
      <div className="my-1 flex min-h-11 items-center">
        <div className="skeleton h-4 w-36" />
      </div>
      <div className="-mx-5 grid gap-3 md:mx-0 lg:grid-cols-[802fr_386fr]">
        <div className="skeleton aspect-3/2 md:rounded-lg" />
        <div className="flex gap-2 overflow-hidden px-5 py-0.5 md:px-0 lg:grid lg:h-0 lg:min-h-full lg:grid-cols-2 lg:content-start lg:gap-3 lg:py-0">
          {Array.from({ length: 8 }, (_, place) => (
            <div key={place} className="skeleton aspect-3/2 w-20 shrink-0 lg:w-auto lg:rounded-lg" />
          ))}
        </div>
      </div>
      <div className="mt-15 grid gap-16 lg:grid-cols-[minmax(0,1fr)_384px]">
        <div className="flex flex-col gap-10">
          <div className="flex flex-col gap-4">
            <div className="skeleton h-9 w-3/4" />
            <div className="skeleton h-5 w-1/2" />
            <div className="skeleton h-10 w-44" />
          </div>
          <div className="skeleton h-40 rounded-lg md:h-21" />
          <div className="skeleton h-64 rounded-lg" />
        </div>
        <div className="skeleton h-[34rem] rounded-lg" />
      </div>
    </div>
  )
}
