/** Placeholder in the page's layout while a listing loads (D-01). */
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
          {Array.from({ length: 8 }, (_, index) => (
            <div key={index} className="skeleton aspect-3/2 w-20 shrink-0 lg:w-auto lg:rounded-lg" />
          ))}
        </div>
      </div>
      <div className="skeleton mt-3 h-4.5 w-72 max-w-full" />
      <div className="mt-8 grid gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,1fr)_384px]">
        <div className="flex flex-col gap-10">
          <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-5">
            <div className="flex-1 basis-80">
              <div className="skeleton h-8 w-2/3 md:h-10" />
              <div className="skeleton mt-1 h-8 w-1/2 md:h-10" />
              <div className="skeleton mt-2 h-12 w-4/5 md:h-6" />
              <div className="skeleton mt-4 h-10 w-44" />
            </div>
            <div className="skeleton h-11 w-62" />
          </div>
          <div className="skeleton h-42.5 rounded-lg md:h-21.5" />
          <div className="skeleton h-64 rounded-lg" />
        </div>
        <div className="skeleton h-[42rem] rounded-lg" />
      </div>
    </div>
  )
}
