// A process that is busy does not hear that its server has gone; beside it somebody looks.
const server = process.ppid;
setInterval(() => {
  if (process.ppid !== server) process.kill(process.pid, 'SIGKILL');
}, 1000);
