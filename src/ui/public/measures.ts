export const HEADER_HEIGHT = '3.5rem'
