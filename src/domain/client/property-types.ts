/** PROP-03. Apart from the schema of a property, which the code that reads addresses doesn't need. */
export const PROPERTY_TYPES = ['residential', 'commercial', 'industrial', 'hoa_common_area'] as const
