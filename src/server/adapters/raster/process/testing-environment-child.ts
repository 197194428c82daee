// Answers any drawing with the environment that it has.
process.on('message', () => process.send?.({ result: { ...process.env } }))
