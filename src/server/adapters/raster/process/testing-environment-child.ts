// Answers any drawing with its environment.
process.on('message', () => process.send?.({ result: { ...process.env } }))
