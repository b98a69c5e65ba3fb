export const CAN_NOT_SEND = 'Your role can’t send messages.'
