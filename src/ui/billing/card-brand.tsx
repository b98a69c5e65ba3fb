import { brandMark } from '@/domain/card/card'

/** Decorative; the brand's name is beside it. */
export const CardBrand = ({ brand }: { brand: string }) => (
  <img src={brandMark(brand)} alt="" width={38} height={24} style={{ flexShrink: 0 }} />
)
