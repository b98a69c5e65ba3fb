/** PROP-03. Apart from the schema of a property, which what reads an address does without. */
export const PROPERTY_TYPES = ['residential', 'commercial', 'industrial', 'hoa_common_area'] as const
