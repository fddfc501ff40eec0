/** Ordinary words that are spelled nearly like a town or a county, and are not meant for one. */
export const mistakable: ReadonlySet<string> = new Set(
  (
    'aline alpines belleview butter butters caldron cheater cheaters chesters clover closer closet cluster clusters cover covers ' +
    'cutler denial dependence dover drover easter eastwood emersion freedom freon garrison grange greed greek greens greet ' +
    'hamburger handover hangover hardening hardin harmon hooks hover independent kingwood lending linting livings lodge lover ' +
    'norris orangery oranges parades params parms passage passing payne range ranges rover sienna sparse spartan spline vantage ' +
    'verbena warden warrant warned warring wastage wattage waynes westward while whine wired write xover'
  ).split(' '),
)
