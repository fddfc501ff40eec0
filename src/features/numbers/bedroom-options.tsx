const SIZES = ['Studio', '1 bedroom', '2 bedrooms', '3 bedrooms', '4 bedrooms']

/** The sizes of a home or voucher as options; a value is the number of bedrooms. `none`: no size is chosen. */
export const BedroomOptions = ({ none }: { none: string }) => (
  <>
    <option value="">{none}</option>
    {SIZES.map((name, bedrooms) => (
      <option key={name} value={bedrooms}>
        {name}
      </option>
    ))}
  </>
)
