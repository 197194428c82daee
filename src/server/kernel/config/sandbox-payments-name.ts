/** Says whether agencies may take payments by the sandbox: `on` or `off`. */
export const sandboxPaymentsName = 'LIVERY_SANDBOX_PAYMENTS'
