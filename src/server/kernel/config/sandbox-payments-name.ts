/** The variable that allows agencies to take payments with the sandbox: `on` or `off`. */
export const sandboxPaymentsName = 'LIVERY_SANDBOX_PAYMENTS'
