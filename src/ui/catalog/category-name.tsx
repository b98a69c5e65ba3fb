import type { ServiceCategory } from '@/domain/catalog/category'

type Props = { category: Pick<ServiceCategory, 'name' | 'color'> | undefined }

export const CategoryName = ({ category }: Props) => (
  <span className="clip" title={category?.name}>
    {category && (
      <span
        aria-hidden
        style={{
          display: 'inline-block',
          width: 10,
          height: 10,
          marginInlineEnd: 6,
          borderRadius: 3,
          background: category.color,
        }}
      />
    )}
    {category?.name ?? 'No category'}
  </span>
)
