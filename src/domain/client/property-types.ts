/** PROP-03. Separate from the property schema, which the URL parser doesn't need. */
export const PROPERTY_TYPES = ['residential', 'commercial', 'industrial', 'hoa_common_area'] as const
